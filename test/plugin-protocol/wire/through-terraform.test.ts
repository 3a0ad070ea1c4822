import { createServer } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { serve } from '../../../src/plugin-protocol/serve';
import { probeRpcs } from '../../support/probe';
import { TerraformFolder } from '../../support/terraform';

/** The codec decodes and encodes every value at each step; Terraform compares the result with what it sent. */
const CONFIGURATION = `
resource "terraform_data" "it" {
  input = "x"
}
resource "lintel_probe" "numbers" {
  numbers = [0.1, 0.5, 200, -1, 1e30, 9007199254740993, 9223372036854775807, 9223372036854775808, -9223372036854775809, 0.1000000000000000055511151231257827, 1e-7, 3.1415926535897932384626433832795028841971693993751]
}
resource "lintel_probe" "text" {
  text = "cafe\\u0301 \\U0001F600"
  flag = false
}
resource "lintel_probe" "collections" {
  names  = ["b", "a", "é", terraform_data.it.id]
  labels = { "__proto__" = "x", "constructor" = "y" }
}
resource "lintel_probe" "empty" {
  names   = []
  labels  = {}
  numbers = []
  text    = ""
}
resource "lintel_probe" "refined" {
  text   = "pre-\${terraform_data.it.id}"
  number = length(split("-", terraform_data.it.id))
}
resource "lintel_probe" "any" {
  for_each = { object = jsonencode({ x = 1, y = [true, null], z = 0.1 }), text = jsonencode("x") }
  any      = jsondecode(each.value)
}
resource "lintel_probe" "any_map" {
  any = tomap({ a = terraform_data.it.id, b = "c" })
}
resource "lintel_probe" "any_unknown" {
  any = terraform_data.it.output
}
`;

test('preserves values of every kind through validate, plan, apply, state and refresh of real terraform', async () => {
  const address = path.join(tmpdir(), `lintel-probe-${process.pid}.sock`);
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(address, resolve));
  serve({ listener, managed: false }, { rpcs: probeRpcs });
  const reattach = {
    Protocol: 'grpc',
    ProtocolVersion: 6,
    Pid: process.pid,
    Test: true,
    Addr: { Network: 'unix', String: address },
  };
  const folder = new TerraformFolder({
    TF_REATTACH_PROVIDERS: JSON.stringify({ 'registry.terraform.io/lintel/lintel': reattach }),
  });
  try {
    await folder.configure(CONFIGURATION).init();
    await folder.apply();
    expect(await folder.planIsEmpty()).toBe(true);
    expect(folder.instance('lintel_probe.numbers').attributes.numbers).toHaveLength(12);
    expect(folder.stateText()).toContain('3.1415926535897932384626433832795028841971693993751');
    await folder.succeed('destroy', '-auto-approve', '-input=false');
  } finally {
    folder.close();
    await new Promise((resolve) => listener.close(resolve));
  }
}, 60_000);
