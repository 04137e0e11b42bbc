/**
 * A double click before hydration submits a form twice. Both submissions carry the same random key of their page load, which nobody
 * else knows, so the edge may answer both with the first reply. Without script there is no key and both are stored.
 */

/** Field of a form that opens a visit. */
export const submissionKeyField = 'submissionKey';

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Adds the key when the browser reads the form, so that the document that React hydrates is not changed. */
export function keySubmissions(key = newKey()): void {
  addEventListener('formdata', ({ formData, target }) => {
    if (new URL((target as HTMLFormElement).action).pathname.endsWith('/form')) formData.set(submissionKeyField, key);
  });
}
