import { PageProvider, type Page } from '@emsal/platform/page';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentForm } from './form';
import { FormPanel } from './form-panel';

const form: ContentForm = {
  label: 'Ad',
  submit: 'Kaydet',
  fields: [{ kind: 'text', name: 'name', label: 'Ad' }],
  check: () => ({}),
};
const send = async () => Promise.reject(new Error('not sent before scripts'));

/** As the server renders it. */
function formOf(posts: { postsToPage?: true }): HTMLFormElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <PageProvider value={{} as Page}>
      <FormPanel form={form} send={send} initial={{ name: 'Tablet' }} {...posts} />
    </PageProvider>,
  );
  return page.querySelector('form')!;
}

describe('before scripts', () => {
  it('a form that only a script sends is held', () => {
    expect(formOf({}).checkValidity()).toBe(false);
  });

  it('a form that posts to its page is not', () => {
    expect(formOf({ postsToPage: true }).checkValidity()).toBe(true);
  });
});
