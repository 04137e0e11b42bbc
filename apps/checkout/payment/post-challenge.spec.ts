import { postChallenge } from './post-challenge';

describe('leaving for the bank', () => {
  it('posts the fields as a form of the browser to the challenge', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    postChallenge({ url: 'https://banka.example/3d', fields: { order: '1', nonce: 'a&b' } });
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect([form.method, form.action, Object.fromEntries(new FormData(form))]).toEqual([
      'post',
      'https://banka.example/3d',
      { order: '1', nonce: 'a&b' },
    ]);
  });

  it('asks for the page where the provider wants no post', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    postChallenge({ url: 'https://banka.example/odeme', fields: { token: 't' }, method: 'get' });
    expect((submit.mock.contexts.at(-1) as HTMLFormElement).method).toBe('get');
  });
});
