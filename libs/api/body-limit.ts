/** Bytes of a JSON body. The edge refuses more before it asks the backend, which would hang up in the middle of the sending. */
export const maxJsonBytes = 256 * 1024;
