/** What the line of an element test begins with that failed, was run again, and passed. */
export const secondTry = "second try: ";
