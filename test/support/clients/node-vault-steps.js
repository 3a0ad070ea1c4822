/* Does with node-vault what programs do with the secrets service, and prints what it got as JSON. */
const vault = require('node-vault');

async function main() {
  const endpoint = process.env.ADDRESS;
  const client = vault({ apiVersion: 'v1', endpoint, token: process.env.TOKEN });
  const got = {};
  got.health = (await client.health()).initialized;
  await client.mount({ mount_point: 'team', type: 'pki' });
  got.mounts = Object.keys((await client.mounts()).data).includes('team/');
  await client.write('pki/roles/web', { allow_any_name: true, key_type: 'ec' });
  got.roles = (await client.list('pki/roles')).data.keys;
  got.certificate = (await client.write('pki/issue/web', { common_name: 'a.example' })).data.private_key_type;
  await client.addPolicy({ name: 'app', rules: 'path "pki/roles/*" { capabilities = ["read"] }' });
  got.missing = await client.read('pki/roles/none').catch(({ response }) => response.statusCode);
  await client.enableAuth({ mount_point: 'approle', type: 'approle' });
  await client.addApproleRole({ role_name: 'app', token_ttl: 1200 });
  const { role_id } = (await client.getApproleRoleId({ role_name: 'app' })).data;
  const { secret_id } = (await client.getApproleRoleSecret({ role_name: 'app' })).data;
  got.login = (await client.approleLogin({ role_id, secret_id })).auth.lease_duration;
  // A login leaves its token in the client, and so does this.
  client.token = process.env.TOKEN;
  const { auth } = await client.tokenCreate({ policies: ['app'], ttl: '1h' });
  got.policies = auth.policies;
  const limited = vault({ apiVersion: 'v1', endpoint, token: auth.client_token });
  got.read = (await limited.read('pki/roles/web')).data.key_type;
  got.forbidden = await limited.write('pki/roles/web', {}).catch(({ response }) => response.statusCode);
  got.renewed = (await limited.tokenRenewSelf({ increment: '10m' })).auth.lease_duration;
  process.stdout.write(JSON.stringify(got));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
