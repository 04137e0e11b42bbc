import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBank } from '../testing/open-bank';
import { fontFiles, siteColours } from './bank-style';

const { inject } = openBank();

describe('the look of the bank’s pages', () => {
  it('has the site’s colours', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../../libs/ui/tokens/tokens.css'), 'utf8');
    for (const [name, colour] of Object.entries(siteColours)) expect(css).toContain(`--${name}: ${colour};`);
  });

  it('serves the site’s fonts, which its policy allows', async () => {
    for (const file of fontFiles) {
      const reply = await inject(`/bank/fonts/${file}`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'font/woff2']);
    }
    const page = await inject('/bank/card-frame?parent=http%3A%2F%2Flocalhost%3A4200');
    expect(page.headers['content-security-policy']).toContain("font-src 'self'");
    expect(page.body).toContain('<link rel="stylesheet" href="/bank/look.css" />');
  });
});
