/** Route errors from the edge to the browser: an HTTP error keeps its status, anything else becomes a 500 without details. */
import { UNSAFE_ErrorResponseImpl as RouteErrorResponse, isRouteErrorResponse } from '@emsal/platform/host-router';
import type { RouterData } from './page-data';

interface SerializedError {
  status: number;
  statusText: string;
  data: unknown;
}

export function serializeErrors(errors: Record<string, unknown> | null): RouterData['errors'] {
  if (errors === null) return null;
  const carry = (error: unknown): SerializedError =>
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data }
      : { status: 500, statusText: 'Error', data: null };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, carry(error)]));
}

export function deserializeErrors(errors: RouterData['errors']): Record<string, unknown> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors as Record<string, SerializedError>).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
