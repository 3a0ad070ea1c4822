# Translated from construct.ts (16065eefb1646f39) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

# Of a certificate that was issued elsewhere, and whose key is no longer secret.
serial_number = TerraformVariable(scope, "serial_number", type="string")

lintel.secrets.PkiCertificateRevocation(scope, "Example",
    mount="pki",
    serial_number=serial_number.string_value
)
