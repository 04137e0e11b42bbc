import { PageProvider, type Page, type PageReply } from '@emsal/platform/page';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentForm, Send, Values } from './form';
import { FormPanel } from './form-panel';

const form: ContentForm = {
  label: 'Ad',
  submit: 'Kaydet',
  fields: [{ kind: 'text', name: 'name', label: 'Ad' }],
  check: () => ({}),
};
const send = async () => Promise.reject(new Error('not sent before scripts'));

/** As the server renders it. */
function formOf(posts: { postsToPage?: true; form?: ContentForm }): HTMLFormElement {
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

it('forms of one page whose fields have the same names have ids of their own', () => {
  const other = formOf({ form: { ...form, ids: 'other' } });
  const field = other.querySelector('input[name=name]')!;
  expect([field.id, other.querySelector('label')!.htmlFor]).toEqual(['other-name', 'other-name']);
});

it('a form that is submitted while a file is on its way is sent with it', async () => {
  const upload = Promise.withResolvers<PageReply>();
  const sent: Values[] = [];
  const withFile: ContentForm = {
    ...form,
    fields: [{ kind: 'file', name: 'file', label: 'Belge', accepts: 'pdf', purpose: 'cv' }],
  };
  const store = async (values: Values) => {
    sent.push(values);
    return { isSuccess: true, result: null } as Awaited<ReturnType<Send>>;
  };
  render(
    <PageProvider value={{ transport: () => upload.promise } as unknown as Page}>
      <FormPanel form={withFile} send={store} />
    </PageProvider>,
  );
  await userEvent.upload(screen.getByLabelText(/Belge/), new File(['%PDF-'], 'belge.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect([sent, screen.queryByRole('alert')]).toEqual([[], null]);
  upload.resolve({ status: 200, body: { isSuccess: true, result: { uploadId: 'c0ffee' } } });
  await waitFor(() => expect(sent).toEqual([{ file: 'c0ffee' }]));
});
