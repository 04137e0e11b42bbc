/** The visitor's token: checked or created once per page, stored in session storage beside the backend's cookie. */
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { currentToken, initialToken, renewedToken, tokenRequest, type TokenPorts } from '@emsal/platform/session/token';
import { isWebViewAgent } from '@emsal/platform/web-view/mobile-agent';
import type { BootHandle } from './boot-handle';
import { post } from './post';
import { sleep } from './sleep';

const ports: TokenPorts = {
  check: (token) => post<boolean>('token/check', { token }),
  create: () => post<string>('token/create', tokenRequest(isWebViewAgent(navigator.userAgent), location.search)),
  wait: sleep,
};

/** @param begin the token is checked or created when this has settled */
export function bootToken(begin: Promise<unknown>): Pick<BootHandle, 'token' | 'tokenReady' | 'authorise'> {
  let authKey: string | null = null;
  const shared = (): string | undefined => browserCookies.read(cookieTable.token.name);
  const token = (): string | null => currentToken(authKey, shared(), sessionStore.read(sessionKeys.token));
  const keep = (made: string | null | undefined): void => {
    if (!made) return;
    authKey = made;
    sessionStore.write(sessionKeys.token, made);
  };
  return {
    token,
    tokenReady: begin.then(() => initialToken(token(), location.pathname, ports)).then(keep),
    authorise: async () => keep(await renewedToken(token(), shared(), ports)),
  };
}
