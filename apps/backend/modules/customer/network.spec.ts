import { networkOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['no address', null],
])('the line behind %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
