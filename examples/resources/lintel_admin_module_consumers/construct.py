# Translated from construct.ts (50ed014e489de757) by `npm run translate`.
import lintel_cdktf as lintel

# The organizations exist already: this construct creates none.
lintel.platform.AdminModuleConsumers(scope, "Example",
    organization="acme",
    consumers=["beta", "gamma"]
)
