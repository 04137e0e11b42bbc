/** An employee returns several files one after the other: the message waits so long, so that one names all of them. */
export const settleSeconds = 60;

/** A later press sends a message of its own. @param pressedAt absent in jobs of earlier releases */
export const isOvertaken = (pressedAt: string | undefined, changes: readonly (Date | null)[]): boolean =>
  pressedAt !== undefined && changes.some((at) => at !== null && at.toISOString() > pressedAt);
