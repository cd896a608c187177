/** Ends a task between two pieces of work: a key or a paint that waits comes before the second. */
export const pause = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((done) => setTimeout(done));
