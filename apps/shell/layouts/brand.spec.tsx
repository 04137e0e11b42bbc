/** @vitest-environment node */
import { brands } from '@emsal/brand/brands';

/** The error page of a broker's site: the same code, started with another `BRAND`. */
async function pageOf(name: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('BRAND', name);
  const { htmlOfErrorPage } = await import('../testing/edge-html');
  return htmlOfErrorPage();
}

describe('the site of a brand', () => {
  afterEach(() => void vi.unstubAllEnvs());
  afterAll(() => void vi.resetModules());

  it.each(Object.keys(brands))('%s shows its own name, lines and identity, and nobody else’s', async (name) => {
    const html = await pageOf(name);
    const { [name]: own, ...others } = brands;
    expect(html).toContain(`>${own!.name.toLocaleLowerCase('tr')}<`);
    expect(html).toContain(own!.phones.sales);
    expect(html).toContain(own!.legalName);
    expect(html).toContain(own!.mark.full);
    for (const other of Object.values(others))
      for (const words of [other.legalName, other.phones.sales, other.mark.full]) expect(html).not.toContain(words);
  });

  it('has the colours of the brand in one inline style sheet that the content security policy allows', async () => {
    const html = await pageOf('kumru');
    expect(html).toContain('<style>:root{--accent:#1f5c3d;');
    expect(await pageOf('emsal')).not.toContain('<style>');
  });
});
