module verifier

go 1.25
