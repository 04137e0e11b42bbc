const kilobyte = 1024;

/** `412 KB`, `1,2 MB` */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1).replace('.', ',')} MB`;
}
