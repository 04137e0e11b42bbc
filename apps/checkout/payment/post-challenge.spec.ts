import { postChallenge } from './post-challenge';

describe('leaving for the bank', () => {
  it('submits the fields to the challenge as a form', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    postChallenge({ url: 'https://banka.example/3d', fields: { order: '1', nonce: 'a&b' } });
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect([form.method, form.action, Object.fromEntries(new FormData(form))]).toEqual([
      'post',
      'https://banka.example/3d',
      { order: '1', nonce: 'a&b' },
    ]);
  });

  it('uses GET where the provider requires it', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    postChallenge({ url: 'https://banka.example/odeme', fields: { token: 't' }, method: 'get' });
    expect((submit.mock.contexts.at(-1) as HTMLFormElement).method).toBe('get');
  });
});
