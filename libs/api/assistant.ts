/** What page and API share about the door for assistants (decision 382). */

/** Of the text that the person agrees to; a changed text gets another version. */
export const assistantConsentVersion = 'asistan-2026-11';
