/** Marks the document while the browser is offline; the header's offline message is shown by that mark. */
export function watchConnection(): void {
  const mark = (): void => void document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('online', mark);
  addEventListener('offline', mark);
  mark();
}
