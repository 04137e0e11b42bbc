/** PDFs of policies and addenda by the link of a mail or SMS: the policyholder proves who is there, then downloads (decision 365). */
import { addendumPdfCalls } from '@emsal/api/calls/self-service/addendum';
import { policyPdfCalls } from '@emsal/api/calls/self-service/policy';
import { defineModule } from '../../http/module';
import { checkHolder } from './check-holder';
import { downloadLinked } from './download-linked';
import { linkInfo } from './open-link';

export const documentLinkModule = defineModule({
  name: 'document-link',
  calls: { ...policyPdfCalls, ...addendumPdfCalls },
  handlers: {
    'GET selfservice/policy/GetPolicyPdfInfo/{hash}/{from}': (link, context) => linkInfo('policy', link, context),
    'POST selfservice/policy/CheckPolicyPdf': (given, context) => checkHolder('policy', given, context),
    'GET selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}': downloadLinked,
    'GET selfservice/Addendum/GetAddendumPdfInfo/{hash}/{from}': (link, context) => linkInfo('addendum', link, context),
    'POST selfservice/Addendum/CheckAddendumPdf': (given, context) => checkHolder('addendum', given, context),
    'GET selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}': downloadLinked,
  },
});
