/** All that a package of ours for constructs publishes. What fits none of these is development's. */
const ALLOWED = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|\.jsii(\.gz)?)$/,
  /^bin\/lintel$/,
  // Where the executable is placed, and looked for.
  /^lib\/placement\/[a-z-]+\.js$/,
  // Values for Terraform's own tests.
  /^mocks\/lintel\.tfmock\.hcl$/,
  /^lib\/index\.(js|d\.ts)$/,
  /^lib\/(constructs|definition|hcl)\/[a-z0-9/-]+\.(js|d\.ts)$/,
  // What attributes hold.
  /^lib\/plugin-protocol\/value\.(js|d\.ts)$/,
  // What constructs load of the resources: what things are, and what the resources of a service share.
  /^lib\/handlers\/[a-z0-9/-]+\/definition\.js$/,
  /^lib\/handlers\/(platform|provider|secrets)\/shared\/(?:[a-z-]+\/)?[a-z0-9-]+\.js$/,
  /^lib\/bundle\/([a-z-]+\.js|LICENSES\.txt)$/,
  /^lib\/bundle\/provider\/([a-z0-9-]+\.js|schema\.bin|executables|LICENSES\.txt|terraform-provider-lintel_v[0-9.]+)$/,
  // Its type has the codes of what constructs refuse.
  /^lib\/diagnostics\/[a-z]+\.d\.ts$/,
  // The types of `lintel/emulator`.
  /^lib\/emulator\/(client\/(connect|error|methods|run-types|seed-types|types)|index|journal\/(recorded-request|request-log|request-pattern|violations)|settings|state\/(clock|snapshot)|store)\.d\.ts$/,
];

export function isPublished(file: string): boolean {
  return ALLOWED.some((pattern) => pattern.test(file));
}
