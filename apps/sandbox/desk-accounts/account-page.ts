import { sandboxAccounts, strangerAccount } from '@emsal/api/desk/sandbox-accounts';
import { deskAccountsPath } from '@emsal/partners/desk-client';
import { html } from '../page/html';
import type { Page } from '../page/page';

export const accounts = [...sandboxAccounts, strangerAccount];

/** @param asked the request of the desk, sent again with the chosen account @param deskOrigin where the form leads to in the end */
export const accountPage = (asked: Readonly<Record<string, string>>, deskOrigin: string): Page => ({
  title: 'Masa hesabı seçin',
  policy: { 'form-action': `'self' ${deskOrigin}` },
  body: html`<h1>Masa hesabı seçin</h1>
    <p class="hint">Deneme ortamındaki kurgusal çalışanlar. Parola sorulmaz.</p>
    <form method="post" action="${deskAccountsPath}/authorize">
      ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <ul>
        ${accounts.map(
          ({ email, name }) =>
            html`<li><button type="submit" name="email" value="${email}">${name}, ${email}</button></li>`,
        )}
      </ul>
    </form>`,
});
