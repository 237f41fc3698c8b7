"""Questions over a screen: each shows the result first and returns a request; none acts."""
