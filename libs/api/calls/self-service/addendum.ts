/** The PDF of an addendum by the link of its mail or SMS (spec member 4 and 7). */
import { command } from '../../call';
import { checkedHolder, holderInput, ofFile, ofLink, pdfFile, pdfInfo, samples } from './pdf-shapes';

export const addendumPdfCalls = {
  'GET selfservice/Addendum/GetAddendumPdfInfo/{hash}/{from}': command({
    who: 'anyone',
    summary: 'Which policy’s addendum a link leads to, without its number or anybody’s name.',
    input: ofLink,
    output: pdfInfo,
    sample: samples.link,
    weight: 2,
  }),
  'POST selfservice/Addendum/CheckAddendumPdf': command({
    who: 'visitor',
    summary: 'Checks that the policyholder is there; three wrong tries close the link.',
    input: holderInput,
    output: checkedHolder,
    sample: samples.holder,
    weight: 10,
  }),
  'GET selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}': command({
    who: 'visitor',
    summary: 'The PDF, base64, once.',
    input: ofFile,
    output: pdfFile,
    sample: samples.file,
    changesState: true,
    weight: 5,
  }),
};
