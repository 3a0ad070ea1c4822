/**
 * Runs before every test file. Removes the user's settings from the environment of programs that tests start, but keeps the variables for
 * longer test runs.
 */
for (const name of Object.keys(process.env)) {
  if (
    /^(TF_|LINTEL_(?!PROPERTY_(?:RUNS|SEED)$|TERRAFORM_KILLS$|MALFORMED_EVERY$|TEST_)|VAULT_|BAO_|TFE_|TFC_|ACTIONS_ID_TOKEN_|CDKTF_)/.test(
      name,
    )
  ) {
    delete process.env[name];
  }
}
// Tests do not depend on whether an executable has been placed for the user who runs them.
process.env.LINTEL_RUNTIME = 'node';
delete process.env.NODE_EXTRA_CA_CERTS;
process.env.CHECKPOINT_DISABLE = '1';
// The same settings in all tests, so that Go compiles its library once, and optimizes nothing.
process.env.CGO_ENABLED = '0';
process.env.GOFLAGS = "'-gcflags=all=-N -l'";
// Terraform and Go's compiler end before their garbage matters; collecting it is a sixth of their processor time.
process.env.GOGC = 'off';
process.env.GOMEMLIMIT = '1GiB';
