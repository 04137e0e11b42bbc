/** The message at the bottom of a page whose scripts cannot be loaded; the server's HTML above it stays readable. */
export const remoteDownId = 'remote-down';

export function showRemoteDown(isDown: boolean): void {
  document.getElementById(remoteDownId)?.toggleAttribute('hidden', !isDown);
}
