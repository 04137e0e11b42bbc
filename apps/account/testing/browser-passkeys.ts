/** A browser with passkeys, which jsdom is not: every ceremony ends at once. */
interface Behaviour {
  /** As when the visitor closes the browser's dialog. */
  refuses?: boolean;
  /** The visitor chooses a passkey in the field that offers them. */
  autofills?: boolean;
}

const bytes = Uint8Array.from([1, 2, 3]).buffer;
const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: Object.fromEntries(names.map((name) => [name, bytes])),
  getClientExtensionResults: () => ({}),
};

/** What the library reads of the server's options. */
export const ceremonyOptions = { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] };

/** Until `withoutPasskeys`. */
export function withPasskeys({ refuses = false, autofills = false }: Behaviour = {}): void {
  const ceremony = async () => {
    if (refuses) throw new DOMException('', 'NotAllowedError');
    return credential;
  };
  define(window, 'PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    isConditionalMediationAvailable: async () => autofills,
  });
  define(navigator, 'credentials', { create: ceremony, get: ceremony });
}

export function withoutPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

const define = (target: object, name: string, members: object): unknown =>
  Object.defineProperty(target, name, { configurable: true, value: Object.assign(() => undefined, members) });
