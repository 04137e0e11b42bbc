/** What a page's loaders threw, for the log: visitors see the remote's panel instead. */
import { isRouteErrorResponse, type StaticHandlerContext } from '@emsal/platform/host-router';
import { faultOf } from './fault-of';

/** A response is thrown on purpose, and says that something is not there or away for now. */
const isAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);

const textOf = (error: unknown): string =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : faultOf(error);

export function loaderFault({ errors }: Pick<StaticHandlerContext, 'errors'>): string | undefined {
  const error = Object.values(errors ?? {}).find((one) => !isAnswer(one));
  return error === undefined ? undefined : textOf(error);
}
