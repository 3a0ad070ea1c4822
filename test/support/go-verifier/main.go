// Verifies chains of certificates with Go's own verifier, which shares no code with ours: reads cases as JSON, and prints the titles and reasons
// of those that are invalid.
package main

import (
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"os"
)

type chain struct {
	Title string
	Leaf  string
	// What the service returned with the leaf.
	Chain []string
	// What the client trusts.
	Roots   []string
	DNSName string
}

func parse(text string) (*x509.Certificate, error) {
	block, _ := pem.Decode([]byte(text))
	if block == nil {
		return nil, os.ErrInvalid
	}
	return x509.ParseCertificate(block.Bytes)
}

func pool(texts []string) *x509.CertPool {
	all := x509.NewCertPool()
	for _, text := range texts {
		all.AppendCertsFromPEM([]byte(text))
	}
	return all
}

func main() {
	var chains []chain
	if err := json.NewDecoder(os.Stdin).Decode(&chains); err != nil {
		panic(err)
	}
	invalid := map[string]string{}
	for _, one := range chains {
		leaf, err := parse(one.Leaf)
		if err == nil {
			_, err = leaf.Verify(x509.VerifyOptions{Roots: pool(one.Roots), Intermediates: pool(one.Chain), DNSName: one.DNSName})
		}
		if err != nil {
			invalid[one.Title] = err.Error()
		}
	}
	json.NewEncoder(os.Stdout).Encode(map[string]any{"verified": len(chains) - len(invalid), "invalid": invalid})
}
