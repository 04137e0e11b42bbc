import { readPdf } from '../../document/testing/read-pdf';
import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { readList, offerOf, offerKey } = given;

describe('the quote as PDF', () => {
  const pdf = (firmId: number, language: 'tr' | 'en' | 'de' = 'tr') =>
    given.visitor.call('POST quoterequestapi/offer/DownloadQuotePdf', { ...offerKey(firmId), language });

  it('F568 contains the offer and its price, and can be downloaded once', async () => {
    const { url } = (await pdf(31)).body.result as { url: string };
    const reply = await given.test.app.inject({ url, headers: given.visitor.headers() });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = JSON.stringify(await readPdf(reply.rawPayload));
    const priced = ['Temel prim', 'Ödenecek tutar'];
    for (const fact of [given.list.offerNo, 'Karlıdağ Sigorta', 'Teminatlar', 'Emsal', ...priced])
      expect(text).toContain(fact);
    expect(text).toMatch(/Başlangıç.{0,12}\d{1,2} \S+ 20\d\d 12\.00/);
    expect(text).not.toContain(offerOf(31).seal);
    expect(reply.rawPayload.toString('latin1')).toContain(offerOf(31).seal);
    expect((await given.test.app.inject({ url, headers: given.visitor.headers() })).statusCode).toBe(410);
  });
  it.each([26, 120, 133, 160])('insurer %s issues it in other languages with a QR code', async (firmId) => {
    const { body } = await pdf(firmId, 'en');
    const { url } = body.result as { url: string };
    const text = JSON.stringify(
      await readPdf((await given.test.app.inject({ url, headers: given.visitor.headers() })).rawPayload),
    );
    for (const words of ['Insurance quote', 'Number plate', 'Private']) expect(text).toContain(words);
    expect(text).not.toContain('Plaka');
    const total = offerOf(firmId).cacheAmountWithDiscount / 100;
    expect(text).toContain(total.toLocaleString('en', { minimumFractionDigits: 2 }));
  });
  it('refuses a language that the insurer does not offer, and any language where it has no document', async () => {
    expect((await pdf(31, 'de')).body.messageCode).toBe('languageUnavailable');
    given.stubs.setBehaviour('noDocuments', 31);
    await given.visit.change({ vehicleModelYear: '2018' });
    await given.visit.createOffer();
    given.list = await readList();
    expect((await pdf(31)).body).toMatchObject({
      messageCode: 'pdfUnavailable',
      message: expect.stringContaining('tekrar deneyin'),
    });
  });
});
