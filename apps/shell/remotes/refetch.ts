/**
 * Files of a remote are cached for ever under their hash, so a damaged copy would be taken from the browser's cache at every attempt.
 * @param error what webpack throws: `request` is the address of the file
 */
export async function refetch(error: unknown): Promise<void> {
  const { request } = (error ?? {}) as { request?: string };
  if (request) await fetch(request, { cache: 'reload' }).catch(() => undefined);
}
