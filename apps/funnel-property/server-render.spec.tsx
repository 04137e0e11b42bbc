/** @vitest-environment node */
import { describeServedForms } from '@emsal/funnel/testing/serve-form';
import { propertyLines } from '@emsal/lines/property/property-lines';
import routes from './remote';

describeServedForms(propertyLines, routes);
