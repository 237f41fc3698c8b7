"""Lines of forms, phases and areas that stay, for the script that goes through every command."""

SHAPES = """
heal lia 20
form lia brown bear
damage lia 40
form bruenor ogre
unform bruenor
when golem hp<=80% "Rage" heal 1d6 form ogre
when golem hp<=10 "Falls"
when golem off "falls"
prompt roll
zone "Fog" golem hurt 1d6 cold save con 12 at now,enter
prompt roll
zone fog +bruenor -golem
zone fog off
"""
