/** Route errors across the wire: an HTTP answer keeps its status, anything else becomes words without a stack. */
import { UNSAFE_ErrorResponseImpl as RouteErrorResponse, isRouteErrorResponse } from '@emsal/platform/host-router';
import type { RouterData } from './page-data';

interface CarriedError {
  status: number;
  statusText: string;
  data: unknown;
}

export function carryErrors(errors: Record<string, unknown> | null): RouterData['errors'] {
  if (errors === null) return null;
  const carry = (error: unknown): CarriedError =>
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data }
      : { status: 500, statusText: 'Error', data: null };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, carry(error)]));
}

export function restoreErrors(errors: RouterData['errors']): Record<string, unknown> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors as Record<string, CarriedError>).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
