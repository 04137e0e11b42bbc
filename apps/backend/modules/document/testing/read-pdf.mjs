// Prints the text of the PDF on standard input. A process of its own, because pdf.js is an ES module that Jest cannot load.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pdf = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  process.stdout.write(items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join('') + '\n');
}
await pdf.destroy();
