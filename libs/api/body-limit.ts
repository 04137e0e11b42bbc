/** Size limit of a JSON body in bytes. The edge enforces it too, because the backend would close the connection during the upload. */
export const maxJsonBytes = 256 * 1024;

/** Bytes of a form that comes from the bank. */
export const maxFormBytes = 8 * 1024;
