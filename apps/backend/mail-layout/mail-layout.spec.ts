const text = { subject: 'Konu', paragraphs: ['Satır'], link: { label: 'Aç', url: 'https://emsal.example/' } };

/** The brand is fixed when the module is loaded. */
async function markupOf(brandName: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('BRAND', brandName);
  const { mailMarkup } = await import('./mail-layout');
  return mailMarkup(text);
}

afterEach(() => void vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

it.each([
  ['emsal', 'background:#93205a;color:#ffffff'],
  ['kumru', 'background:#1f5c3d;color:#ffffff'],
])('the button of a mail of %s has the colours of that brand', async (brandName, colours) =>
  expect(await markupOf(brandName)).toContain(colours),
);

it.each([
  ['emsal', '>Emsal</p><h1'],
  ['kumru', '>Kumru</p><h1'],
])('a mail of %s begins with its name', async (brandName, head) => expect(await markupOf(brandName)).toContain(head));
