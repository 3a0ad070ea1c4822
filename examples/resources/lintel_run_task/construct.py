# Translated from construct.ts (cefe32548e454a65) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.RunTask(scope, "Example",
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform",
    description="Scans the images that a plan would start."
)
