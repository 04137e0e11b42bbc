import { subnetOf, networkOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2::6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
  ['127.0.0.1', '127.0.0.1', '127.0.0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::ffff:127.0.0.1', '127.0.0.1', '127.0.0'],
  ['no address', 'unknown', 'unknown'],
])('the network of %s is %s, in the subnet %s', (address, network, subnet) => {
  expect([networkOf(address), subnetOf(address)]).toEqual([network, subnet]);
});
