/** For files that test what moves, `test.use(moving)`: a visitor who has not asked for less motion. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
