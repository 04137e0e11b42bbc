/** Visitor tokens: creates, checks and seals the two halves of a token (decision 030). */
import { tokenCalls } from '@emsal/api/calls/token';
import { defineModule } from '../../http/module';
import { checkToken, createToken, sealToken } from './session';

export const tokenModule = defineModule({
  name: 'token',
  calls: tokenCalls,
  handlers: {
    'POST token/create': ({ ApplicationKey }, context) => createToken(ApplicationKey, context),
    'POST token/check': ({ token }, context) => checkToken(token, context),
    'POST token/encrypted': (_input, context) => sealToken(context),
  },
});
