/** Gives the browser a file to keep, as if a link had been followed. @param content base64 */
export function saveFile(name: string, content: string, type = 'application/pdf'): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
