/** Size limit of a JSON body in bytes. The edges enforce these limits too, because the backend would close the connection during the upload. */
export const maxJsonBytes = 256 * 1024;

/** Bytes of a form that comes from the bank. */
export const maxFormBytes = 8 * 1024;

/** Bytes of a JSON body at the desk: a page of sixty blocks with room. */
export const maxDeskJsonBytes = 512 * 1024;
