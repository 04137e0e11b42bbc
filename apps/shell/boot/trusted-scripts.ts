/** A Trusted Types policy for the addresses that script elements may have. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

export const isOwnScript = (url: string, base: string): boolean => {
  const target = new URL(url, base);
  return target.origin === new URL(base).origin && /^\/(static|remotes)\//.test(target.pathname);
};

export function restrictScriptUrls(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isOwnScript(url, location.href)) return url;
      throw new TypeError(`script ${url}`);
    },
  });
}
