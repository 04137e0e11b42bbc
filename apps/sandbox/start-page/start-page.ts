/** `/`: an overview of the sandbox and the table of special cases; `/special-cases.json` is the same table for programs. */
import { html } from '../page/html';
import { sendPage } from '../page/page';
import { styleSheet } from '../page/style-sheet';
import type { SandboxService } from '../service';
import { specialCaseTables } from '../special-cases/special-case-page';
import { specialCases } from '../special-cases/special-cases';

const body = (seed: string, onCount: number): ReturnType<typeof html> =>
  html`<h1>Deneme ortamı</h1>
    <p>
      Sitenin konuştuğu dış dünya burada oynanır: sigorta şirketleri, kimlik, araç ve adres kayıtları, banka, telefon ve
      posta kutusu. Buradaki kişi, araç, şirket ve ödemelerin hiçbiri gerçek değildir. Tohum: <code>${seed}</code>; aynı
      tohum aynı yanıtları verir.
    </p>
    <ul>
      <li>
        <a href="/telephone">Telefon</a>: sitenin gönderdiği SMS'ler. JSON:
        <code>/telephone/messages.json?to=5XXXXXXXXX</code>
      </li>
      <li>
        <a href="/mailbox">Posta kutusu</a>: sitenin gönderdiği e-postalar ve ekleri. JSON:
        <code>/mailbox/messages.json?to=</code>
      </li>
      <li><a href="/bank/ledger">Banka defteri</a>: çekimler ve iadeler. JSON: <code>/bank/ledger.json</code></li>
      <li>
        <a href="/switches">Anahtarlar</a>: hata kodları ve
        arızalar${onCount ? html`; <span class="on">${onCount} anahtar açık</span>` : null}.
      </li>
      <li>
        <a href="/partner/apply">İş ortağından başvuru</a>: ortağın sitesindeki bir müşteriyi izin sayfasına gönderir.
        Başka araç: <code>/partner/apply?plate=34ABC12</code>
      </li>
      <li><a href="/special-cases.json">Özel durumlar</a>, JSON olarak.</li>
    </ul>
    <p>
      Geçerli her kimlik numarası ve plaka inandırıcı bir kişi ya da araç döndürür. Aşağıdaki numaralar belirli bir
      durumu oynatır.
    </p>
    ${specialCaseTables()}`;

export const startPage: SandboxService = async (app, { seed, switches }) => {
  app.get('/', (_request, reply) =>
    sendPage(reply, { title: 'Deneme ortamı', body: body(seed, switches.list().length) }),
  );
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  app.get('/special-cases.json', () => ({ specialCases }));
  app.get('/health/ready', () => ({ status: 'ready' }));
};
