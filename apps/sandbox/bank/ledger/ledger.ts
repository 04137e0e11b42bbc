/** The bank's ledger: every capture and refund, as a page and as JSON for reconciliation. */
import type { FastifyPluginAsync } from 'fastify';
import { shownTime } from '../../clock';
import { html, type Markup } from '../../page/html';
import { sendPage } from '../../page/page';
import { table } from '../../page/table';
import type { BankBooks, LedgerEntry } from '../merchant/order';

const lira = (kurus: number): string => (kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 });
const row = ({ at, kind, orderId, amount }: LedgerEntry): Markup =>
  html`<tr>
    <td>${shownTime(at)}</td>
    <td>${kind === 'capture' ? 'Çekim' : 'İade'}</td>
    <td><code>${orderId}</code></td>
    <td class="figure">${lira(amount)} ₺</td>
  </tr>`;

const body = (ledger: readonly LedgerEntry[]): Markup =>
  html`<h1>Banka defteri</h1>
    ${
      ledger.length
        ? table('Banka defteri', ['Saat', 'İşlem', 'Sipariş', { text: 'Tutar', isFigure: true }], ledger.map(row))
        : html`<p>Henüz çekim yok.</p>`
    }`;

export const ledgerPages: FastifyPluginAsync<{ books: BankBooks }> = async (app, { books }) => {
  app.get('/bank/ledger', (_request, reply) => sendPage(reply, { title: 'Banka defteri', body: body(books.ledger) }));
  app.get('/bank/ledger.json', () => ({
    entries: books.ledger,
    orders: [...books.orders.values()].map(({ orderId, amount, state, mdStatus, errorCode, masked }) => ({
      orderId,
      amount,
      state,
      mdStatus,
      errorCode,
      masked,
    })),
  }));
};
