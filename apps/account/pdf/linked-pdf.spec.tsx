import type { PdfInfo } from '@emsal/api/calls/self-service/pdf-shapes';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const hash = 'h'.repeat(43);
const file = { sentId: 's'.repeat(43), fileId: 'f'.repeat(32) };
const info: PdfInfo = { firmId: 31, firmName: 'Uçurtma Sigorta', lineName: 'Kasko sigortası', isCompany: false };
const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  saved.splice(0);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  };
});

const ready = (more: Replies = {}): Replies => ({
  GetPolicyPdfInfo: info,
  CheckPolicyPdf: file,
  downloadPdfFileAsByteArray: { name: 'Poliçe 100.pdf', content: 'JVBERi0=' },
  ...more,
});

async function fill() {
  await userEvent.type(await screen.findByLabelText(/TCKN veya VKN/), '10000000146');
  for (const [label, text] of [
    ['Gün', '12'],
    ['Ay', '4'],
    ['Yıl', '1985'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'PDF’i indir' }));

describe('a PDF by its link', () => {
  it('M112 M335 M560 asks who is there, then saves the file and says so', async () => {
    const { calls, container } = openAccount(`/police-pdf/${hash}?from=sms`, ready());
    expect(await screen.findByRole('heading', { level: 1, name: 'Poliçenizi açalım' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await fill();
    await press();
    expect(await screen.findByRole('heading', { name: 'Poliçeniz indirildi' })).toHaveFocus();
    expect(saved).toEqual([{ name: 'Poliçe 100.pdf', href: 'blob:file' }]);
    expect(calls.map(({ call }) => call)).toEqual(['GetPolicyPdfInfo', 'CheckPolicyPdf', 'downloadPdfFileAsByteArray']);
    expect(calls[1]!.body).toEqual({ hash, identityNo: '10000000146', birthDate: '1985-4-12' });
  });

  it('M561 says that the file did not come and keeps what was typed, so that it can be tried again', async () => {
    openAccount(
      `/police-pdf/${hash}`,
      ready({ downloadPdfFileAsByteArray: refused('pdfGone', 'PDF’i indiremedik. Yeniden deneyin.') }),
    );
    await fill();
    await press();
    expect(await screen.findByText(/Yeniden deneyin/)).toBeVisible();
    expect([screen.getByLabelText(/TCKN veya VKN/), saved]).toEqual([expect.anything(), []]);
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 001 46');
  });

  it('M335 downloads nothing for somebody else', async () => {
    const wrong = refused('holderNotMatched', 'Bilgiler eşleşmiyor.');
    const { calls } = openAccount(`/police-pdf/${hash}`, ready({ CheckPolicyPdf: wrong }));
    await fill();
    await press();
    expect(await screen.findByText('Bilgiler eşleşmiyor.')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain('downloadPdfFileAsByteArray');
  });

  it('M113 M336 is an addendum too, and asks a company for no birth date', async () => {
    const { calls } = openAccount(`/zeyil-pdf/${hash}?from=mail`, {
      GetAddendumPdfInfo: { ...info, isCompany: true },
      CheckAddendumPdf: file,
      DownloadAddendumPdfFile: { name: 'Zeyil 1.pdf', content: 'JVBERi0=' },
    });
    await userEvent.type(await screen.findByLabelText(/TCKN veya VKN/), '4540234112');
    expect(screen.queryByLabelText('Gün')).toBeNull();
    await press();
    expect(await screen.findByRole('heading', { name: 'Zeyliniz indirildi' })).toBeVisible();
    expect(calls.at(-1)?.call).toBe('DownloadAddendumPdfFile');
  });

  it.each([
    [refused('pdfLinkOver', 'Süresi doldu.'), 'Bağlantının süresi doldu'],
    [{ status: 503, body: null }, 'Bağlantıyı açamadık'],
  ])('that cannot be opened leads to the account and the telephone', async (reply, title) => {
    const { container } = openAccount(`/police-pdf/${hash}`, { GetPolicyPdfInfo: reply });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Girip poliçeyi aç' })).toHaveAttribute(
      'href',
      '/uyelik?hedef=%2Fuyelik%2Fhesabim',
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
