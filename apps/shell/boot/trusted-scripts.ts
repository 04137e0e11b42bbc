/** Trusted Types: the only addresses that a script element may be given. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

export const isOurScript = (url: string, base: string): boolean => {
  const target = new URL(url, base);
  return target.origin === new URL(base).origin && /^\/(static|remotes)\//.test(target.pathname);
};

export function guardScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isOurScript(url, location.href)) return url;
      throw new TypeError(`script ${url}`);
    },
  });
}
