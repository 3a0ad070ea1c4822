/** Runs before every test file: what a person has set for himself must not reach the programs that tests start; what asks for longer runs stays. */
for (const name of Object.keys(process.env)) {
  if (/^(TF_|LINTEL_(?!PROPERTY_RUNS$|TERRAFORM_KILLS$|TEST_)|VAULT_|BAO_|TFE_|TFC_|ACTIONS_ID_TOKEN_|CDKTF_)/.test(name)) {
    delete process.env[name];
  }
}
delete process.env.NODE_EXTRA_CA_CERTS;
process.env.CHECKPOINT_DISABLE = '1';
