import { isMarket } from './permission-channels';

const choices = [true, false];
const all = choices.flatMap((isPermissionEmail) =>
  choices.flatMap((isPermissionSms) =>
    choices.map((isPermissionPhone) => ({ isPermissionEmail, isPermissionSms, isPermissionPhone })),
  ),
);

it.each(all)('M179 campaigns may be sent when one of the channels is open: %j', (permissions) => {
  expect(isMarket(permissions)).toBe(Object.values(permissions).includes(true));
});
