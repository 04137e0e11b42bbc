/** Pages of the mailbox: the list, and one mail with its attachments and framed content. */
import { shownTime } from '../clock';
import { html, type Markup } from '../page/html';
import { table } from '../page/table';
import type { ReceivedMail } from './mail-store';

const row = (mail: ReceivedMail): Markup =>
  html`<tr>
    <td><a href="/mailbox/${mail.id}">${mail.subject}</a></td>
    <td>${mail.to}</td>
    <td>${shownTime(mail.receivedAt)}</td>
  </tr>`;
export const mailList = (mails: ReceivedMail[]): Markup =>
  mails.length
    ? table('E-postalar', ['Konu', 'Kime', 'Saat'], mails.map(row))
    : html`<p>Henüz e-posta yok. Poliçe satın alındığında burada görünür.</p>`;

export const attachmentPath = (mail: ReceivedMail, index: number): string => `/mailbox/${mail.id}/attachments/${index}`;
export const mailDetail = (mail: ReceivedMail): Markup =>
  html`<h1>${mail.subject}</h1>
    <dl>
      <dt>Kimden</dt>
      <dd>${mail.from}</dd>
      <dt>Kime</dt>
      <dd>${mail.to}</dd>
      <dt>Saat</dt>
      <dd>${shownTime(mail.receivedAt)}</dd>
    </dl>
    ${
      mail.attachments.length
        ? html`<h2>Ekler</h2>
            <ul>
              ${mail.attachments.map((file, index) => html`<li><a href="${attachmentPath(mail, index)}">${file.filename}</a></li>`)}
            </ul>`
        : null
    }
    <iframe
      title="E-postanın içeriği"
      sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
      src="/mailbox/${mail.id}/body"
    ></iframe>`;
