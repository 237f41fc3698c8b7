"""Words of `tracker --help`."""

from tracker.i18n.catalogue import pgettext


def about() -> str:
    """What the program is."""
    return pgettext("help", "Runs a D&D fight for the DM, on the screen or line by line.")


def more_about() -> str:
    """Below the help."""
    return pgettext("help", "tracker alone opens the library; tracker FILE opens that file.")


def verb() -> str:
    """Stands for a verb."""
    return pgettext("help", "VERB")


def verbs() -> str:
    """Title of the list of verbs."""
    return pgettext("help", "verbs")


def do_usage() -> str:
    """How `do` is called."""
    return pgettext(
        "help",
        "tracker do [--seed N] [--dry-run] [--keep-going] [--break-lock] [--lang CODE] [--plain] "
        "FILE [LINE …]",
    )


def verb_help(name: str) -> str:
    """What a verb does."""
    match name:
        case "open":
            return pgettext("help", "open a file on the screen (the same as tracker FILE)")
        case "new":
            return pgettext("help", "prepare an encounter in one line, and say how hard it is")
        case "do":
            return pgettext(
                "help", "carry out typed lines on a file: each argument one, else standard input"
            )
        case "show":
            return pgettext("help", "print the table as it is now")
        case "log":
            return pgettext("help", "print what has happened, step by step")
        case "why":
            return pgettext("help", "print how a step came about: dice, bonuses, rules")
        case "check":
            return pgettext("help", "name every fault in encounter and party files")
        case "monsters":
            return pgettext("help", "list the bestiary, or what of it fits a text")
        case "party":
            return pgettext("help", "list your party, or type who belongs to it")
        case "import":
            return pgettext("help", "take creatures and encounters out of other tools' files")
        case "export":
            return pgettext(
                "help", "write an encounter, creatures, a party or a log for others to read"
            )
        case "rules":
            return pgettext("help", "read up a condition, an action, a table, a rule by its id")
        case "tour":
            return pgettext("help", "learn the keys in a guided first fight, in five minutes")
        case "roll":
            return pgettext("help", "roll dice")
        case "settings":
            return pgettext("help", "print what is set and where, or set it: settings theme solar")
        case "schema":
            return pgettext("help", "print the JSON Schema of an encounter's file, or a creature's")
        case "completions":
            return pgettext("help", "print the script that completes this command in a shell")
        case _:
            return ""


def formats() -> str:
    """What can be imported."""
    return pgettext(
        "help",
        "Recognised by content: Improved Initiative, Open5e, the 5e SRD API, Foundry VTT, 5etools, "
        "Game Master 5 and Fight Club XML, Avrae, D&D Beyond, Obsidian notes, dndme, tables (CSV), and "
        "stat blocks as text. Creatures go to the library, encounters to the prepared ones.",
    )


def export_usage() -> str:
    """How `export` is called."""
    return pgettext(
        "help",
        "tracker export [encounter|creatures|party|log] FILE … [--as json|markdown|csv] "
        "[--to PLACE] [--replace] [--lang CODE] [--plain]",
    )


def exports() -> str:
    """What can be exported as what."""
    return pgettext(
        "help",
        "An encounter, creatures and a party go out as JSON or Markdown, a log as Markdown or CSV. "
        "A file alone is an encounter; creatures may be a file or names; party alone is yours.",
    )


def option_help(name: str) -> str:
    """What an option or argument means."""
    match name:
        case "lang":
            return pgettext(
                "help", "language of all texts; English where there is no translation yet"
            )
        case "plain":
            return pgettext(
                "help",
                "plain sentences instead of columns and frames; with a file or alone: play by typed "
                "lines, for screen readers and pipes",
            )
        case "streamer":
            return pgettext(
                "help", "show only what players see: no hidden creatures, no numbers, no names"
            )
        case "file":
            return pgettext("help", "an encounter or a fight")
        case "seed":
            return pgettext("help", "seed of this run's dice")
        case "dry-run":
            return pgettext("help", "print what would happen and write nothing")
        case "keep-going":
            return pgettext("help", "pass over refused lines and keep the others")
        case "summary":
            return pgettext("help", "the sum of the fight instead of its steps: deeds, XP, rounds")
        case "break-lock":
            return pgettext(
                "help", "take the file from another machine that holds it and is gone; asks first"
            )
        case "read-only":
            return pgettext("help", "only look, and follow what somebody else plays")
        case "log-who" | "log-kind" | "log-round" | "log-text" | "log-as":
            return log_help(name.removeprefix("log-"))
        case "at-round":
            return pgettext("help", "the table as it was when that round began")
        case "at-step":
            return pgettext("help", "the table as it was behind that step of the log")
        case "json":
            return pgettext("help", "as JSON, never translated")
        case "as":
            return pgettext("help", "whose view to print")
        case "number":
            return pgettext("help", "number of a step in the log (default: the last)")
        case "text":
            return pgettext("help", "a name or part of one")
        case "name":
            return pgettext("help", "what the encounter is called")
        case "wishes":
            return pgettext("help", "creatures: 6 goblin, worg hidden, ogre in round 3")
        case "party":
            return pgettext("help", "the party's file")
        case "members":
            return pgettext(
                "help", "Wendel hp=30 ac=14 level=5; the same name again changes what is said"
            )
        case "remove":
            return pgettext("help", "who leaves the party")
        case "to":
            return pgettext("help", "a new file for it (default: among the prepared encounters)")
        case "notes":
            return pgettext("help", "notes for the DM")
        case "read-aloud":
            return pgettext("help", "text to read to the players")
        case "foreign":
            return pgettext("help", "files, folders, or - for what is pasted into standard input")
        case "into":
            return pgettext(
                "help", "folder for the creatures (default: the library; made if missing)"
            )
        case "kind":
            return pgettext("help", "whose file: an encounter's (the default), or a creature's")
        case "exported":
            return pgettext("help", "a file; for creatures also a name in the library")
        case "format":
            return pgettext("help", "the format; a file's ending asks for it too")
        case "place":
            return pgettext("help", "a new file or a folder (default: standard output)")
        case "replace":
            return pgettext("help", "write over a file that is there")
        case "report":
            return pgettext("help", "every field: what was taken, guessed, dropped and why")
        case "term":
            return pgettext("help", "what to look up; typing errors are forgiven")
        case "theme":
            return pgettext("help", "colours of the screen, for this run")
        case "ascii":
            return pgettext("help", "only ASCII signs on the screen, for this run")
        case "setting":
            return pgettext(
                "help", "a setting as in the file, such as keys.fight.attack; its value"
            )
        case "default":
            return pgettext("help", "make it what it comes with")
        case "dice":
            return pgettext("help", "dice such as 2d6+3 or 4d6kh3")
        case "shell":
            return pgettext("help", "the shell to complete in")
        case _:
            return ""


def log_help(name: str) -> str:
    """The filters of `log`."""
    return {
        "who": pgettext("help", "only lines about them: handles, names, a side; may be repeated"),
        "kind": pgettext(
            "help", "only attacks, damage, healing, conditions, saves, turns, dice, overrides …"
        ),
        "round": pgettext("help", "only that round, or those: 3, 2-4, 3-"),
        "text": pgettext("help", "only lines with all these words"),
        "as": pgettext("help", "as Markdown or CSV, for others to read"),
    }[name]
