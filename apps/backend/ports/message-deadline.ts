/** Milliseconds that a provider of SMS or mail has for each answer, where its adapter names none of its own. */
export const messageDeadline = 8_000;
